import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuestionModeration } from '../../src/cms/preview/question-moderation.ts';
import { createModeration, type ModerationDeps, type ReviewModeration } from './moderation.ts';
import { createPhotoFiles } from './photo-files.ts';
import { createPublication, type PublicationDeps } from './publication.ts';
import type { NotifyAsker } from './question-mails.ts';
import { createQuestionModeration } from './question-moderation.ts';
import { createQuestionService, type QuestionService } from './questions.ts';
import { createReviewPhotos, type ReviewPhotos } from './review-photos.ts';
import { createReviewService, type ReviewService, type ReviewServiceDeps } from './reviews.ts';

type Deps = Omit<ReviewServiceDeps, 'publication' | 'photos'> &
  Pick<PublicationDeps, 'isLocal'> &
  Partial<Pick<PublicationDeps, 'moderation' | 'loadWords'> & Pick<ModerationDeps, 'mails'>> & {
    /** Default: a folder of the system's temporary one. */
    readonly dataDir?: string | undefined;
    /** Without it no mail announces an answer. */
    readonly notifyAsker?: NotifyAsker;
    /** The name that answers of the shop are shown with. */
    readonly brand?: string;
  };

/** Reviews and questions, which share one database and one publication rule. */
export function createReviewServices({ notifyAsker = async () => {}, brand = '', ...deps }: Deps): {
  reviews: ReviewService;
  questions: QuestionService;
  photos: ReviewPhotos;
  moderation: ReviewModeration;
  questionModeration: QuestionModeration;
} {
  const { read, write, isLocal, moderation = 'after', loadWords = async () => [], mails, now = Date.now } = deps;
  const files = createPhotoFiles(deps.dataDir ?? join(tmpdir(), 'aisle-data'));
  const photos = createReviewPhotos({ read, write, files, now });
  const publication = createPublication({ moderation, isLocal, loadWords });
  const shared = { ...deps, publication, photos };
  return {
    reviews: createReviewService(shared),
    questions: createQuestionService({ ...shared, notifyAsker }),
    photos,
    moderation: createModeration({ read, write, files, photos, loadWords, mails, now }),
    questionModeration: createQuestionModeration({ read, write, notifyAsker, loadWords, brand, now }),
  };
}
