/** The token that the sandbox accepts (docs/contract.md#sandbox). */
export const solveSandbox = async (): Promise<string> => 'sandbox-pass';
