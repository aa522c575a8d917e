/** The import cannot go on: one line for the operator, shown without a stack. Nothing was changed in the shop. */
export class ImportError extends Error {
  override name = 'ImportRefused';
}
