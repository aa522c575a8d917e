type Attach = (element: HTMLElement) => void;

/** Scripts `<name>.later.client.ts`: what only some visitors come near, so that the file of `behaviors.ts` stays small. */
const FILES = Object.entries(
  import.meta.glob<Attach>(['../*/*.later.client.ts', '../../sections/*/*.later.client.ts'], {
    eager: true,
    import: 'attach',
  }),
);

/** Throws where there is no such script. */
export function findLater(name: string): Attach {
  const attach = FILES.find(([path]) => path.endsWith(`/${name}.later.client.ts`))?.[1];
  if (!attach) throw new Error(`There is no script ${name}.client.ts`);
  return attach;
}
