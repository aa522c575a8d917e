import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
const needed = (max: number) => text(max).min(1);

const choice = z.object({ id: z.string(), name: z.string() });

/** In the language of the locale. */
export const contactTopics = z.object({ topics: z.array(choice) }).meta({ id: 'ContactTopics' });

export const subjectQuery = z.object({ category: z.string().max(50).optional().meta({ example: 'order' }) });

/** Subjects of the requested topic, by default of all topics. */
export const contactSubjects = z
  .object({ subjects: z.array(choice.extend({ category: z.string() })) })
  .meta({ id: 'ContactSubjects' });

/** An invalid `email` has an error of its own, `AUT453`. */
const contactFields = {
  firstName: needed(100),
  lastName: needed(100),
  email: z.string().max(320),
  phone: text(40).optional(),
  orderNumber: text(50).optional(),
};

export const contactMessage = z.object({
  ...contactFields,
  /** Ids of a topic and of one of its subjects. */
  category: needed(50),
  subject: needed(50),
  message: needed(5000),
});

export const warrantyRequest = z.object({
  ...contactFields,
  productId: text(255).optional(),
  productName: needed(200),
  /** ISO 8601 date. */
  purchaseDate: z.iso.date().optional(),
  /** Store or web site. */
  purchasePlace: text(200).optional(),
  /** Description of the defect. */
  description: needed(5000),
  addressLine1: text(200).optional(),
  addressLine2: text(200).optional(),
  city: text(100).optional(),
  province: text(100).optional(),
  postalCode: text(20).optional(),
  countryCode: text(2).optional(),
});

export const supportCase = z.object({ caseNumber: z.string() }).meta({ id: 'SupportCase' });

export type ContactTopics = z.output<typeof contactTopics>;
export type SubjectQuery = z.input<typeof subjectQuery>;
export type ContactSubjects = z.output<typeof contactSubjects>;
export type ContactMessage = z.input<typeof contactMessage>;
export type WarrantyRequest = z.input<typeof warrantyRequest>;
export type SupportCase = z.output<typeof supportCase>;
