import { ArgumentError, BadRequestError } from '@tradelane/core';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const settings: Chapter<World> = {
  title: 'The shop reads its account and the settings of the platform',
  async play({ shop }, story: Story) {
    const account = await shop.account.get();
    const [{ channels }, { currencies }, { locales }, { carriers }] = await Promise.all([
      shop.settings.channels({ locale: 'fr_FR' }),
      shop.settings.currencies(),
      shop.settings.locales(),
      shop.shipping.carriers(),
    ]);
    story.fact(
      `${account.shop_name}: ${channels?.length} channels, ${currencies.length} currencies, ${locales.length} locales, ${carriers.length} carriers`,
    );

    const inactive = await story.refused(
      shop.settings.additionalFields({ locale: 'ja_JP' }),
      BadRequestError,
      'an inactive locale',
    );
    story.expect(inactive.message.includes('locale'), 'the refusal to name the parameter');
    await story.refused(shop.settings.documentTypes({ locale: 'french' }), ArgumentError, 'an invalid locale');
    story.fact('an inactive locale is refused by the instance, a malformed one before anything is sent');
  },
};
