/** The token that the sandbox accepts (contract 6). */
export const solveSandbox = async (): Promise<string> => 'sandbox-pass';
