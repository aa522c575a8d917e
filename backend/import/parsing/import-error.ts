/** Ends the import with one line for the operator, printed without a stack. The shop is unchanged. */
export class ImportError extends Error {
  override name = 'ImportRefused';
}
