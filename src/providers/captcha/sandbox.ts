/** What the stand-in takes for a person (docs/contract.md#sandbox). */
export const solveSandbox = async (): Promise<string> => 'sandbox-pass';
