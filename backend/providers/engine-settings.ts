import type { SettingReader } from '../../src/lib/setting-reader.ts';

/** Where a recommendation service or engine is, and the shop's brand and account there. */
export interface EngineSettings {
  /** Base URL without its trailing slash. */
  readonly url: string;
  readonly brand: string;
  readonly account: string;
}

interface EngineSettingNames {
  /** What the variables begin with: `PERSONALISATION`. */
  readonly prefix: string;
  /** Of the address. */
  readonly example: string;
}

/** Reads `<PREFIX>_URL`, `_BRAND` and `_ACCOUNT`, which `<PREFIX>_PROVIDER=rest` needs. */
export function readEngineSettings(reader: SettingReader, { prefix, example }: EngineSettingNames): EngineSettings {
  const why = `${prefix}_PROVIDER=rest needs it`;
  const address = `${prefix}_URL`;
  if (reader.text(address) === undefined) reader.addIssue(address, `missing, ${why}`, example);
  const readName = (member: string, { form, characters, example: name }: NameForm): string => {
    const variable = `${prefix}_${member}`;
    const text = reader.text(variable);
    if (text === undefined) reader.addIssue(variable, `missing, ${why}`, name);
    else if (!form.test(text)) reader.addIssue(variable, `"${text}" has other characters than ${characters}`, name);
    return text ?? '';
  };
  return {
    url: reader.baseUrl(address, example) ?? '',
    brand: readName('BRAND', BRAND),
    account: readName('ACCOUNT', ACCOUNT),
  };
}

interface NameForm {
  readonly form: RegExp;
  readonly characters: string;
  readonly example: string;
}

const BRAND: NameForm = {
  form: /^[\w.-]{1,64}$/,
  characters: 'letters, digits, . - and _',
  example: 'marrow-ridge',
};
const ACCOUNT: NameForm = {
  form: /^[\w./-]{1,128}$/,
  characters: 'letters, digits, . - _ and /',
  example: 'a-1234/p/shop',
};
