import { useStore } from '@nanostores/react';
import { useContext, useState, type SubmitEvent } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { MAX_GIFT_DAYS } from '../../../config.ts';
import { isEmail } from '../../../../domain/email.ts';
import { changeItem } from '../../../stores/cart/cart-changes.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import type { DialogProps } from '../../kit/dialog-entry.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useForm } from '../../kit/use-form.ts';
import { errorText } from '../../kit/error-text.ts';
import { MessagesContext, useText } from '../../kit/text.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { GiftPreview } from './GiftPreview.tsx';

const MESSAGE_LENGTH = 500;

/** A day of the visitor's calendar, as ISO 8601. */
function dayAhead(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat('sv-SE').format(day);
}

/** The gift option of a line, sent with all its fields or not at all (docs/contract.md#cart). */
export default function GiftOptionDialog({ argument, close }: DialogProps) {
  const t = useText();
  const cart = useStore($cart);
  const item = cart?.items.find(({ id, bonus }) => id === argument && !bonus);
  if (cart === undefined) return <Skeleton />;
  if (!item) return <p role="alert">{t('cart.lineGone')}</p>;
  return <GiftForm item={item} onDone={close} />;
}

interface Props {
  readonly item: Cart['items'][number];
  readonly onDone: () => void;
}

function useGiftForm({ giftOption }: Props['item']) {
  const t = useText();
  return useForm(
    {
      to: { isRequired: true, missing: t('cart.giftToMissing') },
      email: {
        isRequired: true,
        missing: t('cart.giftEmailMissing'),
        rule: (value) => (isEmail(value.trim()) ? undefined : t('errors.AUT453')),
      },
      message: { isRequired: true, missing: t('cart.giftMessageMissing') },
      sendOn: {
        isRequired: false,
        missing: '',
        rule: (value) =>
          value >= dayAhead(0) && value <= dayAhead(MAX_GIFT_DAYS) ? undefined : t('cart.giftDayWrong'),
      },
    },
    giftOption ?? {},
  );
}

function giftOf({ to, email, message, sendOn }: Readonly<Record<'to' | 'email' | 'message' | 'sendOn', string>>) {
  return { to: to.trim(), email: email.trim(), message: message.trim(), ...(sendOn && { sendOn }) };
}

/** The field’s error appears with the click, not before it: it would move the button away from the pointer. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

function GiftForm({ item, onDone }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const form = useGiftForm(item);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning || !form.check(event.currentTarget)) return;
    setRunning(true);
    const changed = changeItem({ itemId: item.id, giftOption: giftOf(form.values) });
    const outcome = await changed.finally(() => setRunning(false));
    if (outcome.ok) onDone();
    else setError(errorText(outcome.error, messages));
  };

  return (
    <form className="form" noValidate aria-busy={isRunning} onSubmit={(event) => void submit(event)}>
      <p className="hint">{item.name}</p>
      <ErrorMessage text={error} />
      <TextField field={form.field('to')} label={t('cart.giftTo')} autoComplete="off" maxLength={100} />
      <TextField
        field={form.field('email')}
        label={t('cart.giftEmail')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <TextArea
        field={form.field('message')}
        label={t('cart.giftMessage')}
        hint={t('cart.giftMessageHint', { max: MESSAGE_LENGTH })}
        maxLength={MESSAGE_LENGTH}
      />
      {item.isDigitalProduct && (
        <>
          <TextField
            field={form.field('sendOn')}
            label={t('cart.giftDay')}
            hint={t('cart.giftDayHint')}
            type="date"
            min={dayAhead(0)}
            max={dayAhead(MAX_GIFT_DAYS)}
          />
          <GiftPreview amount={item.price.current} gift={giftOf(form.values)} check={form.check} />
        </>
      )}
      <button type="submit" className="button button--primary" onMouseDown={keepFocus}>
        {t('cart.giftSave')}
      </button>
    </form>
  );
}
