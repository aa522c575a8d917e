import { useMemo } from 'react';
import type { OutlineFault } from '../../lib/preview-info.ts';
import { fieldsOf, type Field } from '../../lib/section-fields.ts';
import { changeValue } from '../../stores/editor-document.ts';
import type { Shop } from '../../stores/editor-references.ts';
import type { SectionType } from '../../stores/editor-schemas.ts';
import { FieldControl } from './FieldControl.tsx';
import { FormProvider, type FormContext } from './form-context.ts';
import { FrameFields } from './FrameFields.tsx';
import { Fields } from './list-fields.tsx';
import { ChoiceOfVariant } from './ChoiceOfVariant.tsx';
import type { SectionAt } from './structure.ts';
import { FragmentField } from './SuggestField.tsx';

interface Props {
  readonly item: Readonly<Record<string, unknown>>;
  readonly section: SectionAt;
  readonly type: SectionType | undefined;
  readonly fault: OutlineFault | undefined;
  readonly shop: Shop;
}

const FRAGMENT: Field = { name: 'fragmentId', kind: 'text', label: 'Fragment', isRequired: true };

/** The form of one section, made from the schema of its type. */
export function SectionForm({ item, section, type, fault, shop }: Props) {
  const fields = useMemo(() => (type ? fieldsOf(type.schema) : []), [type]);
  const { siteId, locale } = shop;
  const { path } = section;
  const pointer = section.pointer.join('.');
  const context = useMemo((): FormContext => {
    const base = pointer.split('.');
    return {
      change: (at, value) => changeValue([...base, ...at], value),
      fault,
      Control: FieldControl,
      shop: { siteId, locale },
      section: { pointer: base, path },
    };
  }, [pointer, path, fault, siteId, locale]);
  return (
    <FormProvider value={context}>
      <form className="inspector-form" onSubmit={(event) => event.preventDefault()}>
        {type && <ChoiceOfVariant type={type} value={item['variant']} />}
        {item['type'] === 'fragment' && (
          <FragmentField
            field={FRAGMENT}
            value={memberOf(item['content'], 'fragmentId')}
            at={['content', 'fragmentId']}
          />
        )}
        <Fields fields={fields} value={item['content']} at={['content']} />
        <FrameFields item={item} />
      </form>
    </FormProvider>
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
