/** The data of an account beside the consumer's details. */
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

/** A token for the loyalty programme's own pages, which identifies the member. */
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
  /** Empty when the request is for the organisation as a whole. */
  event_id: string;
  /** JSON of the other attributes of the request. */
  attributes: string;
  site_id: string;
  created_at: number;
  updated_at: number;
}

interface SupportCaseTable {
  case_number: string;
  kind: 'contact' | 'warranty';
  consumer_no: string;
  /** Normalised. */
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
