type Child = Node | string | undefined | false;

type Handlers = Readonly<Record<string, (event: Event) => void>>;

interface ElementOptions {
  readonly class?: string;
  /** Attributes; one that is undefined or false is left out, true is written without a value. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  readonly on?: Handlers;
}

/** Makes an element with its attributes, listeners and children; text never becomes markup. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  options: ElementOptions = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (options.class !== undefined) created.className = options.class;
  for (const [key, value] of Object.entries(options.attributes ?? {})) {
    if (value !== undefined && value !== false) created.setAttribute(key, value === true ? '' : value);
  }
  for (const [type, listen] of Object.entries(options.on ?? {})) created.addEventListener(type, listen);
  created.append(...children.filter((child) => child !== undefined && child !== false));
  return created;
}

export function createButton(label: string, press: () => void, options: ElementOptions = {}): HTMLButtonElement {
  const { class: className = 'button', attributes = {}, on = {} } = options;
  return createElement(
    'button',
    { class: className, attributes: { type: 'button', ...attributes }, on: { ...on, click: press } },
    label,
  );
}
