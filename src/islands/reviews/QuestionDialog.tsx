import { isEmail } from '../../../domain/email.ts';
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
const LONGEST_EMAIL = 254;

function useQuestionForm() {
  const t = useText();
  const missing = t('dialogs.askMissing');
  return useForm({
    text: { isRequired: true, missing, rule: (value) => (value.trim().length < SHORTEST ? missing : undefined) },
    author: { isRequired: true, missing: t('dialogs.authorMissing') },
    email: {
      isRequired: false,
      missing: '',
      rule: (value) => (isEmail(value.trim()) ? undefined : t('errors.AUT453')),
    },
  });
}

function AskForm({ product }: { readonly product: ProductDetails }) {
  const t = useText();
  const form = useQuestionForm();
  const { text, author, email } = form.values;
  const body = { text: text.trim(), author: author.trim(), ...(email.trim() !== '' && { email: email.trim() }) };
  const send = () => submitQuestion({ productId: product.id, body });
  return (
    <SendForm
      form={form}
      submit={t('dialogs.askSend')}
      send={send}
      onSent={({ status }) => openDialog('question-asked', status)}
    >
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
      <TextField
        field={form.field('email')}
        type="email"
        label={t('dialogs.askEmail')}
        hint={t('dialogs.askEmailHint')}
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
      />
    </SendForm>
  );
}

export default function QuestionDialog({ argument }: DialogProps) {
  return <ProductDialog productId={argument}>{(product) => <AskForm product={product} />}</ProductDialog>;
}
