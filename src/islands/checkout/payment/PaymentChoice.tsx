import { useStore } from '@nanostores/react';
import { useId, type ReactNode, type Ref } from 'react';
import type { SavedCard } from '../../../api/account/payment-cards.schema.ts';
import type { ChargedMethod } from '../../../../domain/checkout/payment-choice.ts';
import { $customer } from '../../../stores/checkout/checkout-customer.ts';
import { $draft, updateDraft } from '../../../stores/checkout/checkout-draft.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { useText } from '../../kit/text.ts';
import { CardPayment, type CardPaymentHandle } from './CardPayment.tsx';
import { choiceField } from '../../kit/choice-field.ts';
import type { PaymentChoices } from './use-payment.ts';

interface Props {
  readonly payment: PaymentChoices;
  readonly ref: Ref<CardPaymentHandle>;
}

/** The payment method for the remaining amount; a single method is not offered as a choice. */
export function PaymentChoice({ payment, ref }: Props) {
  const t = useText();
  const { methods, method } = payment;
  if (methods.length === 0) return <p role="alert">{t('checkout.cardsOff')}</p>;
  return (
    <>
      {methods.length > 1 && (
        <Choice legend={t('checkout.payBy')}>
          {(name) =>
            methods.map((one) => (
              <Option key={one} name={name} isChosen={one === method} onChoose={() => updateDraft({ method: one })}>
                {t(`checkout.method_${one}`)}
              </Option>
            ))
          }
        </Choice>
      )}
      {method === 'CREDIT_CARD' ? (
        <Cards payment={payment} ref={ref} />
      ) : (
        <p className="hint">
          {t(METHOD_HELP[method])}{' '}
          {method === 'KLARNA' && <a href="#modal=pay-later-info">{t('checkout.payLaterMore')}</a>}
        </p>
      )}
    </>
  );
}

const METHOD_HELP: Readonly<Record<Exclude<ChargedMethod, 'CREDIT_CARD'>, string>> = {
  KLARNA: 'checkout.payLaterHelp',
  IDEAL: 'checkout.bankHelp',
  P24: 'checkout.bankHelp',
};

/** The saved cards of the account, and the fields of a new card. */
function Cards({ payment, ref }: Props) {
  const t = useText();
  const { cards, card } = payment;
  const isSignedIn = Boolean(useStore($customer));
  const { savesCard } = useStore($draft);
  const saving = choiceField('savesCard', savesCard, (is) => updateDraft({ savesCard: is }));
  return (
    <>
      {cards.length > 0 && (
        <Choice legend={t('checkout.whichCard')}>
          {(name) => (
            <>
              {cards.map((one) => (
                <Option
                  key={one.paymentInstrumentId}
                  name={name}
                  isChosen={one === card}
                  isDisabled={one.isExpired}
                  onChoose={() => updateDraft({ cardId: one.paymentInstrumentId })}
                >
                  <CardLine card={one} />
                </Option>
              ))}
              <Option name={name} isChosen={!card} onChoose={() => updateDraft({ cardId: '' })}>
                {t('checkout.anotherCard')}
              </Option>
            </>
          )}
        </Choice>
      )}
      {!card && <CardPayment ref={ref} />}
      {!card && isSignedIn && <CheckField field={saving}>{t('checkout.saveCard')}</CheckField>}
    </>
  );
}

function CardLine({ card: { brand, last4, expiryMonth, expiryYear, isExpired } }: { card: SavedCard }) {
  const t = useText();
  const month = `${expiryMonth ?? ''}`.padStart(2, '0');
  const until = `${month}/${expiryYear ?? ''}`;
  return (
    <>
      {t('checkout.cardKept', { brand: brand ?? '', last4 })}{' '}
      {expiryYear !== null && (
        <span className="hint">{t(isExpired ? 'checkout.cardExpired' : 'checkout.cardUntil', { until })}</span>
      )}
    </>
  );
}

function Choice({ legend, children }: { legend: string; children: (name: string) => ReactNode }) {
  const name = useId();
  return (
    <fieldset className="checkout__ways">
      <legend>{legend}</legend>
      {children(name)}
    </fieldset>
  );
}

interface OptionProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Option({ name, isChosen, isDisabled = false, onChoose, children }: OptionProps) {
  return (
    <label className="choice checkout__way">
      <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span className="checkout__way-name">{children}</span>
    </label>
  );
}
