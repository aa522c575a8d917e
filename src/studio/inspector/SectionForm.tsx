import { useMemo } from 'react';
import { valueAt, type Pointer } from '../../lib/json-pointer.ts';
import { withValue } from '../lib/document-edit.ts';
import type { OutlineIssue, SectionPosition } from '../../cms/preview/preview-info.ts';
import { fieldsOf, type Field } from '../lib/section-fields.ts';
import { hasOverride, versionOf, withOverride, withoutOverride } from '../lib/experience-variants.ts';
import { changeDocument, changeValue } from '../stores/document.ts';
import type { Shop } from '../stores/references.ts';
import type { SectionType } from '../stores/section-types.ts';
import { VariantChoice } from './VariantChoice.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FormProvider, type FormContext } from './form-context.ts';
import { FrameFields } from './FrameFields.tsx';
import { OwnField } from './OwnField.tsx';
import { FragmentField } from './SuggestField.tsx';
import { useVersion } from './ExperienceVariants.tsx';

interface Props {
  readonly item: Readonly<Record<string, unknown>>;
  readonly section: SectionPosition;
  readonly type: SectionType | undefined;
  readonly error: OutlineIssue | undefined;
  readonly shop: Shop;
}

const FRAGMENT: Field = { name: 'fragmentId', kind: 'text', label: 'Fragment', isRequired: true };

/**
 * The form of a section, generated from the schema of its type; of one of its variants, where the preview shows one.
 */
export function SectionForm({ item, section, type, error, shop }: Props) {
  const fields = useMemo(() => (type ? fieldsOf(type.schema) : []), [type]);
  const version = useVersion(item);
  const shown = version === undefined ? item : versionOf(item, version);
  const { siteId, locale } = shop;
  const context = useMemo(
    (): FormContext => ({
      ...(version === undefined ? formOfBaseline(section) : formOfVersion(item, version, section)),
      error,
      Control: FieldControl,
      shop: { siteId, locale },
      section,
    }),
    [item, version, section, error, siteId, locale],
  );
  return (
    <FormProvider value={context}>
      <form className="inspector-form" onSubmit={(event) => event.preventDefault()}>
        {type && <VariantChoice type={type} value={valueAt(shown, ['variant'])} />}
        {item['type'] === 'fragment' && (
          <FragmentField
            field={FRAGMENT}
            value={valueAt(item, ['content', 'fragmentId'])}
            at={['content', 'fragmentId']}
          />
        )}
        {fields.map((field) => {
          const at = ['content', field.name];
          const own = { field, value: valueAt(shown, at), at };
          return (
            <OwnField key={field.name} {...own}>
              <FieldControl {...own} />
            </OwnField>
          );
        })}
        <FrameFields item={shown} />
      </form>
    </FormProvider>
  );
}

type Change = Pick<FormContext, 'change' | 'version'>;

function formOfBaseline({ pointer }: SectionPosition): Change {
  return { change: (at, value) => changeValue([...pointer, ...at], value), version: undefined };
}

function formOfVersion(item: unknown, name: string, { pointer }: SectionPosition): Change {
  const changeItem = (at: Pointer, change: (before: unknown) => unknown) =>
    changeDocument(
      (document) => withValue(document, pointer, change(valueAt(document, pointer))),
      [...pointer, name, ...at].join('.'),
    );
  return {
    change: (at, value) => changeItem(at, (before) => withOverride(before, name, at, value)),
    version: {
      isOwn: (at) => hasOverride(item, name, at),
      resetToBaseline: (at) => changeItem(at, (before) => withoutOverride(before, name, at)),
    },
  };
}
