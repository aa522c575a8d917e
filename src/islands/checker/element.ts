type Child = Node | string | undefined | false;

type Handlers = Readonly<Record<string, (event: Event) => void>>;

interface Parts {
  readonly class?: string;
  /** Attributes; one that is undefined or false is left out, true is written without a value. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  readonly on?: Handlers;
}

/** Makes an element with its attributes, listeners and children; text never becomes markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  parts: Parts = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (parts.class !== undefined) made.className = parts.class;
  for (const [key, value] of Object.entries(parts.attributes ?? {})) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  for (const [type, listen] of Object.entries(parts.on ?? {})) made.addEventListener(type, listen);
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

export function button(label: string, press: () => void, parts: Parts = {}): HTMLButtonElement {
  const { class: className = 'button', attributes = {}, on = {} } = parts;
  return element('button', { class: className, attributes: { type: 'button', ...attributes }, on: { ...on, click: press } }, label);
}
