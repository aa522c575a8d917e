import { z } from 'zod';

/** Days of delivery, both included; missing where the service states none, then nothing is promised. */
export const deliveryDates = z.object({ earliest: z.iso.date(), latest: z.iso.date() }).meta({ id: 'DeliveryDates' });
