import type { Programme } from '../../../domain/account/professional.ts';

/** What customers say of their membership. */
export interface MembershipClaim {
  readonly programme: Programme;
  /** As on the card of the programme. */
  readonly memberNumber: string;
  readonly lastName: string;
}

/** `subject` is the programme's id of the member, however the number was written. */
type Membership = { readonly status: 'active'; readonly subject: string } | { readonly status: 'unknown' | 'expired' };

/** The programmes that know who works as a professional. */
export interface ProfessionalProvider {
  /** Rejects when the programme cannot be reached. */
  verify(claim: MembershipClaim): Promise<Membership>;
}
