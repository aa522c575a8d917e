/** Steps from the document to a value in it: `['sections', 'main', '3']`. */
export type Pointer = readonly string[];

export function valueAt(root: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(memberOf, root);
}

export function memberOf(value: unknown, name: string): unknown {
  return isContainer(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
