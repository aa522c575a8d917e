import { useEffect, useState } from 'react';
import { documentNames, linkTargets, type Shop } from '../../stores/editor-references.ts';
import { ControlFrame } from './ControlFrame.tsx';
import { useForm, type ControlProps } from './form-context.ts';

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

/** A text for which there are suggestions; others may be right as well. */
function SuggestField({ load, ...props }: Props) {
  const { change, shop } = useForm();
  const { siteId, locale } = shop;
  const [names, setNames] = useState<readonly string[]>([]);
  const { field, at, value } = props;
  useEffect(() => {
    let isShown = true;
    void load({ siteId, locale }).then((found) => isShown && setNames(found));
    return () => void (isShown = false);
  }, [load, siteId, locale]);
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <>
          <input
            {...aria}
            className="tool-input"
            list={`${aria.id}-list`}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) =>
              change(at, event.target.value === '' && !field.isRequired ? undefined : event.target.value)
            }
          />
          <datalist id={`${aria.id}-list`}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </ControlFrame>
  );
}
