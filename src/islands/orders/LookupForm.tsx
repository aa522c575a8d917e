import { useContext, useState } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { loadPurchase, type OrderClaim } from '../../stores/account/purchases.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { emailRule } from '../account/email-rule.ts';
import { IdentityForm } from '../account/IdentityForm.tsx';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';

interface Props {
  /** Initial values. */
  readonly claim?: OrderClaim;
  /** The error of the last lookup. */
  readonly lookupError?: ApiError | undefined;
  readonly text: string;
  readonly onFound: (purchase: Purchase, claim: OrderClaim) => void;
}

const ERROR_FIELDS = { ORD400: 'email' } as const;

/** Number and email address of an order; calls `onFound` once the order was found. */
export function LookupForm({ claim, lookupError, text, onFound }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [isFirst, setFirst] = useState(true);
  const form = useForm(
    {
      orderNumber: { isRequired: true, missing: t('orders.numberMissing') },
      email: emailRule(t),
    },
    { orderNumber: claim?.orderNumber ?? '', email: claim?.email ?? '' },
  );
  const typed = { orderNumber: form.values.orderNumber.trim(), email: form.values.email.trim() };
  const find = () => {
    setFirst(false);
    return loadPurchase(typed);
  };
  return (
    <div className="identity__card">
      <p>{text}</p>
      <ErrorMessage
        text={isFirst && lookupError ? errorText(lookupError, messages) : undefined}
        className="identity__refusal"
      />
      <IdentityForm
        form={form}
        action={loadPurchase}
        fieldNames={ERROR_FIELDS}
        submit={t('orders.find')}
        send={find}
        onDone={(purchase) => onFound(purchase, typed)}
      >
        <TextField
          field={form.field('orderNumber')}
          label={t('orders.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <TextField field={form.field('email')} label={t('orders.email')} type="email" autoComplete="email" />
      </IdentityForm>
    </div>
  );
}
