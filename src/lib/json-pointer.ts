import { memberOf } from '../../domain/record.ts';

/** Steps from the document to a value in it: `['sections', 'main', '3']`. */
export type Pointer = readonly string[];

export function valueAt(root: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(memberOf, root);
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
