/** What an account holds beside the consumer's own details. */
export interface AccountTables {
  notification_choice: NotificationChoiceTable;
  loyalty_token: LoyaltyTokenTable;
  event_registration: EventRegistrationTable;
  support_case: SupportCaseTable;
}

interface NotificationChoiceTable {
  consumer_no: string;
  type: string;
  /** `email` or `sms`. */
  channel: string;
  is_wanted: number;
  updated_at: number;
}

/** Handed to the loyalty programme's own pages, which know the member by it. */
interface LoyaltyTokenTable {
  /** SHA-256, hex. */
  token_hash: string;
  consumer_no: string;
  expires_at: number;
}

interface EventRegistrationTable {
  id: string;
  consumer_no: string;
  request_type: string;
  organisation: string;
  /** Empty where the request is for the organisation as a whole. */
  event_id: string;
  /** JSON of what else was told. */
  attributes: string;
  site_id: string;
  created_at: number;
  updated_at: number;
}

interface SupportCaseTable {
  case_number: string;
  kind: 'contact' | 'warranty';
  consumer_no: string;
  /** Folded. */
  email: string;
  topic: string;
  subject: string;
  message: string;
  /** JSON of the form's other fields. */
  fields: string;
  site_id: string;
  locale: string;
  created_at: number;
}
