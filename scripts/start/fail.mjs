/** A one-line error for the operator: what is wrong and what to do. */
export class StartError extends Error {}

/** Runs a command line program: a `StartError` prints one line, any other error is a defect and prints its stack. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
