import { useState } from 'react';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { submitReview } from '../../stores/catalog/reviews.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { TextArea } from '../kit/TextArea.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm, type FormField } from '../kit/use-form.ts';
import { ProductDialog } from '../product/ProductDialog.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { removeReviewDraft, reviewDraft } from './review-draft.ts';
import { SendForm } from './SendForm.tsx';
import { StarsField } from './StarsField.tsx';
import { ThanksMessage } from './ThanksMessage.tsx';

const LONGEST = 4000;
const LONGEST_TITLE = 150;
const LONGEST_NAME = 60;

interface Props extends Pick<DialogProps, 'close'> {
  readonly product: ProductDetails;
}

/** A review whose values are stored as they change: the dialog may be closed, and `/write-a-review` has the same draft. */
function useReviewForm(productId: string) {
  const t = useText();
  const draft = reviewDraft(productId);
  const [initial] = useState(() => draft.read());
  const rules = {
    rating: { isRequired: true, missing: t('dialogs.starsMissing') },
    title: { isRequired: true, missing: t('dialogs.reviewTitleMissing') },
    text: { isRequired: true, missing: t('dialogs.reviewTextMissing') },
    author: { isRequired: true, missing: t('dialogs.authorMissing') },
  };
  const form = useForm<keyof typeof rules>(rules, initial);
  const field = (name: keyof typeof rules): FormField => {
    const typed = form.field(name);
    const change = (value: string) => {
      typed.change(value);
      draft.write({ ...draft.read(), ...form.values, [name]: value });
    };
    return { ...typed, change };
  };
  return { ...form, field };
}

function ReviewForm({ product, close }: Props) {
  const t = useText();
  const [status, setStatus] = useState<'pending' | 'published'>();
  const form = useReviewForm(product.id);
  const send = () => {
    const { rating, title, text, author } = form.values;
    const body = { rating: Number(rating), title: title.trim(), text: text.trim(), author: author.trim() };
    return submitReview({ productId: product.id, body });
  };
  const finish = (sent: { readonly status: 'pending' | 'published' }) => {
    removeReviewDraft(product.id);
    setStatus(sent.status);
  };
  if (status) {
    return (
      <ThanksMessage
        text={t(status === 'published' ? 'dialogs.reviewPublished' : 'dialogs.reviewPending')}
        onClose={close}
      />
    );
  }
  return (
    <SendForm form={form} submit={t('dialogs.reviewSend')} send={send} onSent={finish}>
      <p className="dialog__subject">{product.name}</p>
      <p>
        <a href={shopHref(`/write-a-review?${new URLSearchParams({ productId: product.id })}`)}>
          {t('reviewing.withPhotos')}
        </a>
      </p>
      <StarsField field={form.field('rating')} />
      <TextField field={form.field('title')} label={t('dialogs.reviewTitle')} maxLength={LONGEST_TITLE} />
      <TextArea field={form.field('text')} label={t('dialogs.reviewText')} maxLength={LONGEST} rows={7} />
      <TextField
        field={form.field('author')}
        label={t('dialogs.author')}
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
      />
    </SendForm>
  );
}

/** The form for a review of a product. */
export default function ReviewDialog({ argument, close }: DialogProps) {
  return (
    <ProductDialog productId={argument}>{(product) => <ReviewForm product={product} close={close} />}</ProductDialog>
  );
}
