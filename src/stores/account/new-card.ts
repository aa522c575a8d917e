import type { NewPaymentCard } from '../../api/account/payment-cards.schema.ts';
import { createAction } from '../core/action.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { asVisitor } from '../core/session-call.ts';
import { getCardFrame, saveCardToken } from './card-token.ts';

export const openNewCard = createAction('account/open-new-card', () => getCardFrame('account'));

export const addCard = createAction('account/add-card', (card: NewPaymentCard, captcha: string) =>
  asVisitor(async () => saveCardToken(card, await answerCaptcha(captcha))),
);
