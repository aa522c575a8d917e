import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { submitQuestion } from '../../stores/catalog/reviews.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { TextArea } from '../kit/TextArea.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { ProductDialog } from '../product/ProductDialog.tsx';
import { useText } from '../kit/text.ts';
import { SendForm } from './SendForm.tsx';

const SHORTEST = 5;
const LONGEST = 1000;
const LONGEST_NAME = 60;

function AskForm({ product }: { readonly product: ProductDetails }) {
  const t = useText();
  const missing = t('dialogs.askMissing');
  const form = useForm({
    text: { isRequired: true, missing, rule: (value) => (value.trim().length < SHORTEST ? missing : undefined) },
    author: { isRequired: true, missing: t('dialogs.authorMissing') },
  });
  const { text, author } = form.values;
  const send = () => submitQuestion({ productId: product.id, body: { text: text.trim(), author: author.trim() } });
  return (
    <SendForm form={form} submit={t('dialogs.askSend')} send={send} onSent={() => openDialog('question-asked')}>
      <p className="dialog__subject">{product.name}</p>
      <TextArea
        field={form.field('text')}
        label={t('dialogs.askText')}
        hint={t('dialogs.askHint')}
        maxLength={LONGEST}
      />
      <TextField
        field={form.field('author')}
        label={t('dialogs.author')}
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
      />
    </SendForm>
  );
}

export default function QuestionDialog({ argument }: DialogProps) {
  return <ProductDialog productId={argument}>{(product) => <AskForm product={product} />}</ProductDialog>;
}
