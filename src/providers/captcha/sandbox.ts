/** What the stand-in takes for a person (contract 6). */
export const solveSandbox = async (): Promise<string> => 'sandbox-pass';
