import { useText } from '../kit/text.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { EmployeeTermsForm } from './EmployeeTerms.tsx';
import { WithProfile } from './WithProfile.tsx';

/** The terms to accept; shows a notice to customers who have accepted them already or have no employee discount. */
export default function EmployeeTermsDialog({ close }: DialogProps) {
  const t = useText();
  return (
    <WithProfile>
      {({ consumerDetails: { employee }, isEmployeeDiscountTCAccepted }) => {
        if (employee && !isEmployeeDiscountTCAccepted)
          return (
            <div className="identity__dialog">
              <EmployeeTermsForm onAccepted={close} />
            </div>
          );
        return <output>{t(employee ? 'enroll.termsAccepted' : 'enroll.noEmployee')}</output>;
      }}
    </WithProfile>
  );
}
