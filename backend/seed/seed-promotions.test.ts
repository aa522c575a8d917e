import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { promotionRevision } from '../db/promotion-revision.ts';
import { catalogCategory, catalogPromotion } from './catalog.schema.ts';
import { seedCategories } from './seed-categories.ts';
import { seedPromotions } from './seed-promotions.ts';

const promotion = (id: string, codes: readonly string[] = [], change: object = {}) => ({
  id,
  level: 'ORDER',
  priority: 1,
  reward: {
    kind: 'percentage',
    tenths: 100,
  },
  texts: { 'en-us': { name: id } },
  coupons: codes.map((code) => ({ code })),
  ...change,
});

describe.each(TEST_DATABASES)('promotions of the catalogue files on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());
  beforeEach(async () => void (await database.write.deleteFrom('promotion').execute()));

  const seed = (...list: object[]) =>
    database.write.transaction().execute((transaction) =>
      seedPromotions(
        transaction,
        list.map((one) => catalogPromotion.parse(one)),
      ),
    );
  const codes = async () => {
    const rows = database.read.selectFrom('coupon').select(['code', 'promotion_id']).orderBy('code').execute();
    return (await rows).map(({ code, promotion_id }) => `${promotion_id}:${code}`);
  };
  const use = (code: string, used: number) =>
    database.write.updateTable('coupon').set({ used }).where('code', '=', code).execute();

  test('are added and deleted with their codes', async () => {
    await seed(promotion('A', ['A1', 'A2']), promotion('B', ['B1']));
    expect(await codes()).toEqual(['A:A1', 'A:A2', 'B:B1']);
    await seed(promotion('A', ['A2', 'A3']));
    expect(await codes()).toEqual(['A:A2', 'A:A3']);
  });

  test.each([
    ['a later promotion', ['X'], []],
    ['an earlier promotion', [], ['X']],
  ])('pass a code on to %s', async (_, former, next) => {
    await seed(promotion('A', former), promotion('B', next));
    await seed(promotion('A', next), promotion('B', former));
    expect(await codes()).toEqual([former.length > 0 ? 'B:X' : 'A:X']);
  });

  test('keep counted uses, and raise a limit below them', async () => {
    await seed(promotion('A', ['A1'], { maxUses: 10 }));
    await database.write.updateTable('promotion').set({ used: 4 }).execute();
    await use('A1', 3);
    await seed(promotion('A', [], { maxUses: 2, coupons: [{ code: 'A1', maxUses: 1 }] }));
    const rows = await database.read.selectFrom('promotion').select(['used', 'max_uses']).execute();
    expect(rows).toEqual([{ used: 4, max_uses: 4 }]);
    const coupons = await database.read.selectFrom('coupon').select(['used', 'max_uses']).execute();
    expect(coupons).toEqual([{ used: 3, max_uses: 3 }]);
  });

  test('change the revision only with the files', async () => {
    const before = await promotionRevision(database.read);
    await seed(promotion('A', ['A1']));
    const after = await promotionRevision(database.read);
    expect(after).toBe(before + 1);
    await seed(promotion('A', ['A1']));
    expect(await promotionRevision(database.read)).toBe(after);
    await seed(promotion('A', ['A1'], { priority: 2 }));
    await seed();
    expect(await promotionRevision(database.read)).toBe(after + 2);
  });

  test('leave imported promotions and their codes unchanged', async () => {
    await seed(promotion('A', ['X']));
    await database.write.updateTable('promotion').set({ source: 'import' }).execute();
    await seed(promotion('A', ['Y'], { priority: 9 }), promotion('B', ['X', 'Z']));
    expect(await codes()).toEqual(['A:X', 'B:Z']);
    await seed();
    expect(await codes()).toEqual(['A:X']);
  });

  describe('beside categories', () => {
    const seedTree = (...list: object[]) =>
      database.write.transaction().execute((transaction) =>
        seedCategories(
          transaction,
          list.map((one) => catalogCategory.parse(one)),
        ),
      );
    const category = (id: string, change: object = {}) => ({ id, slug: id, name: id, ...change });
    const tree = async () => {
      const rows = await database.read.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute();
      return rows.map(({ id, slug, parent_id }) => [id, slug, parent_id]);
    };
    beforeEach(async () => void (await database.write.deleteFrom('category').execute()));

    test('have parents of any position in the file, unknown ones excepted', async () => {
      await seedTree(
        category('boots', { parent: 'footwear' }),
        category('footwear'),
        category('caps', { parent: 'none' }),
      );
      expect(await tree()).toEqual([
        ['boots', 'boots', 'footwear'],
        ['footwear', 'footwear', null],
        ['caps', 'caps', null],
      ]);
      await seedTree(category('footwear'), category('boots'));
      expect(await tree()).toEqual([
        ['footwear', 'footwear', null],
        ['boots', 'boots', null],
      ]);
    });

    test('replace their translations', async () => {
      await seedTree(
        category('boots', { translations: { 'de-de': { name: 'Stiefel' }, 'fr-fr': { name: 'Bottes' } } }),
      );
      await seedTree(category('boots', { translations: { 'de-de': { name: 'Schuhe', description: 'Warm.' } } }));
      const rows = await database.read.selectFrom('category_translation').selectAll().execute();
      expect(rows).toEqual([{ category_id: 'boots', locale: 'de-de', name: 'Schuhe', description: 'Warm.' }]);
    });

    test.each([
      ['its id', category('boots', { slug: 'other' })],
      ['its slug', category('other', { slug: 'boots' })],
    ])('leave an imported one unchanged that has %s', async (_, own) => {
      await database.write
        .insertInto('category')
        .values({ id: 'boots', slug: 'boots', name: 'Imported', source: 'import' })
        .execute();
      await seedTree(own, category('caps'));
      expect((await tree()).map(([id]) => id)).toEqual(['boots', 'caps']);
      await seedTree();
      expect((await tree()).map(([id]) => id)).toEqual(['boots']);
    });
  });
});
