import type { ComponentType } from 'react';
import type { FieldKind } from '../lib/section-fields.ts';
import { CategoryField, LinkTargetField } from './SuggestField.tsx';
import {
  ChoiceField,
  DateTimeField,
  FlagField,
  LongTextField,
  MixedField,
  NumberField,
  TextField,
} from './simple-fields.tsx';
import { GroupField, ListField } from './list-fields.tsx';
import type { ControlProps } from './form-context.ts';
import { ImageField } from './ImageField.tsx';
import { ProductsField } from './ProductsField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { NestedSections } from './NestedSections.tsx';

const CONTROLS: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: TextField,
  'long-text': LongTextField,
  'rich-text': RichTextField,
  number: NumberField,
  flag: FlagField,
  choice: ChoiceField,
  'date-time': DateTimeField,
  mixed: MixedField,
  'link-target': LinkTargetField,
  picture: ImageField,
  products: ProductsField,
  category: CategoryField,
  sections: NestedSections,
  list: ListField,
  group: GroupField,
};

export function FieldControl(props: ControlProps) {
  const Control = CONTROLS[props.field.kind];
  return <Control {...props} />;
}
