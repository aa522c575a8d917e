type Child = Node | string | undefined | false;

type Handlers = Readonly<Record<string, (event: Event) => void>>;

interface ElementOptions {
  readonly class?: string;
  /** Attributes; undefined and false omit the attribute, true sets it without a value. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  readonly on?: Handlers;
}

/** Creates an element with attributes, listeners and children; strings are inserted as text, never as HTML. */
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
