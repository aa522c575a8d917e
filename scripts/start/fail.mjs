/** A failure whose message is all the operator needs: one line that says what is wrong and what to do. */
export class StartError extends Error {}

/** Runs a command line program: a `StartError` is one line, anything else is a defect and keeps its stack. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
