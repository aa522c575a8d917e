import { isProgramme, type Programme } from '../../../domain/account/professional.ts';
import { verifyProfessional } from '../../api/account/professional.ts';
import type { ProfessionalResult } from '../../api/account/professional.schema.ts';
import { translate } from '../../i18n/translate.ts';
import type { AccountForm, FieldErrors } from './_account-form.ts';

/** The field that shows a result. */
const FIELDS = { unknown: 'memberNumber', expired: 'memberNumber', taken: 'memberNumber', unavailable: 'programme' };

function errorsOf(result: Exclude<ProfessionalResult['result'], 'verified'>, program: Programme, locale: string) {
  const errors: FieldErrors = { [FIELDS[result]]: translate(locale, `account.pro_${result}`, { program }) };
  return errors;
}

/** Has the membership of a professional confirmed by its programme. */
const professional: AccountForm = {
  check: ({ field, t }) => ({
    programme: isProgramme(field('programme')) ? undefined : t('account.missing_program'),
    memberNumber: field('memberNumber') === '' ? t('account.missing_memberNumber') : undefined,
    lastName: field('lastName') === '' ? t('identity.missing_lastName') : undefined,
  }),
  async run({ call, field, locale }) {
    const programme = field('programme');
    if (!isProgramme(programme)) throw new Error(`${programme} was checked before`);
    const claim = { programme, memberNumber: field('memberNumber'), lastName: field('lastName') };
    const { result } = await call(verifyProfessional, { body: claim });
    return result === 'verified' ? '/account/professional?done=professional' : errorsOf(result, programme, locale);
  },
};

/** The forms of the page for professionals. */
export const PROFESSIONAL_FORMS = { professional };
