import { useEffect, useState } from 'react';
import { documentNames, linkTargets, type Shop } from '../stores/references.ts';
import { useForm, useText, type ControlProps } from './form-context.ts';
import { InputField } from './InputField.tsx';

interface Props extends ControlProps {
  readonly load: (shop: Shop) => Promise<readonly string[]>;
}

const loadCategories = (shop: Shop) => documentNames(shop, 'category');
const loadFragments = (shop: Shop) => documentNames(shop, 'fragment');

export function LinkTargetField(props: ControlProps) {
  return <SuggestField {...props} load={linkTargets} />;
}

export function CategoryField(props: ControlProps) {
  return <SuggestField {...props} load={loadCategories} />;
}

export function FragmentField(props: ControlProps) {
  return <SuggestField {...props} load={loadFragments} />;
}

/** A text field with suggestions from the shop. */
function SuggestField({ load, ...props }: Props) {
  const { siteId, locale } = useForm().shop;
  const write = useText(props);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void load({ siteId, locale }).then((found) => isShown && setSuggestions(found));
    return () => void (isShown = false);
  }, [load, siteId, locale]);
  return <InputField {...props} suggestions={suggestions} write={write} />;
}
