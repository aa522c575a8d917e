import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface HtmlField {
  readonly name: string;
  /** Of an input, else the name of the element. */
  readonly type: string;
  readonly value: string;
  readonly isChecked: boolean;
  /** Values of a select. */
  readonly options: readonly string[];
}

export interface HtmlForm {
  readonly action: string;
  readonly method: string;
  readonly fields: readonly HtmlField[];
  /** Text of the alert in the form. */
  readonly alert: string | undefined;
  /** The value of its field of this name, of several the first. */
  value(name: string): string | undefined;
}

const all = (name: string, within: Element | ReturnType<typeof parseDocument>) =>
  DomUtils.getElementsByTagName(name, within, true);

/** The forms of a page, in their order. */
export function formsOf(html: string): readonly HtmlForm[] {
  return all('form', parseDocument(html)).map((form) => {
    const controls = ['input', 'select', 'textarea'].flatMap((name) => all(name, form));
    const fields = controls.map(fieldOf).filter(({ name }) => name !== '');
    const [alert] = DomUtils.getElements({ role: 'alert' }, form, true);
    return {
      action: form.attribs['action'] ?? '',
      method: form.attribs['method'] ?? 'get',
      fields,
      alert: alert && DomUtils.textContent(alert).trim(),
      value: (name) => fields.find((field) => field.name === name)?.value,
    };
  });
}

function fieldOf(control: Element): HtmlField {
  const { name = '', type = control.name, value = '' } = control.attribs;
  const options = all('option', control);
  const selected = options.find(({ attribs }) => attribs['selected'] !== undefined) ?? options[0];
  return {
    name,
    type,
    value: control.name === 'select' ? (selected?.attribs['value'] ?? '') : value,
    isChecked: control.attribs['checked'] !== undefined,
    options: options.map(({ attribs }) => attribs['value'] ?? ''),
  };
}

/** Addresses that a page leads to, and files that it loads, as they are written; of an image the one that every browser knows. */
export function addressesOf(html: string): { readonly links: readonly string[]; readonly files: readonly string[] } {
  const document = parseDocument(html);
  const values = (name: string, attribute: string) =>
    all(name, document).map(({ attribs }) => attribs[attribute] ?? '');
  const own = (addresses: readonly string[]) => [...new Set(addresses)].filter((one) => /^\/(?!\/)/.test(one));
  return {
    links: own(values('a', 'href')),
    files: own([...values('img', 'src'), ...values('script', 'src'), ...values('link', 'href')]),
  };
}
