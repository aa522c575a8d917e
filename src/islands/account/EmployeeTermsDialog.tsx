import { useText } from '../kit/text.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { EmployeeTermsForm } from './EmployeeTerms.tsx';
import { ProfileOf } from './WithProfile.tsx';

/** Once: who has accepted the terms, or has no discount, is told so. */
export default function EmployeeTermsDialog({ close }: DialogProps) {
  const t = useText();
  return (
    <ProfileOf>
      {({ consumerDetails: { employee }, isEmployeeDiscountTCAccepted }) => {
        if (employee && !isEmployeeDiscountTCAccepted)
          return (
            <div className="identity__dialog">
              <EmployeeTermsForm onAccepted={close} />
            </div>
          );
        return <output>{t(employee ? 'enroll.termsAccepted' : 'enroll.noEmployee')}</output>;
      }}
    </ProfileOf>
  );
}
