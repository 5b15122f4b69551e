import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { goTo } from './deeds.ts';
import { expect } from './fixtures.ts';
import {
  beginWith,
  fillDetails,
  goToDetails,
  goToPractisedDoor,
  heading,
  letRegistrationsEnd,
  lookAt,
  PAPERS,
  press,
  register,
  test,
} from './setup-deeds.ts';

const READ_BACK = 'Read this back, then register';

/** What is chosen in the menu, what the page says then, and what the authority itself said. */
const REFUSALS: readonly { choice: string; title: string; says: RegExp; code: string; ways: string[] }[] = [
  {
    choice: 'Device not known (901)',
    title: 'The authority does not know this device',
    says: /valid device/i,
    code: '901',
    ways: ['Check the details', 'Type the key'],
  },
  {
    choice: 'Registered before (902)',
    title: 'This device was registered before',
    says: /installed/i,
    code: '902',
    ways: ['Use the stored key', 'Type the key'],
  },
  {
    choice: 'Another kind (903)',
    title: 'This device is listed as another kind',
    says: /OSCU/i,
    code: '903',
    ways: ['Check the details'],
  },
  {
    choice: 'Not accepted',
    title: 'The authority did not accept these details',
    says: /unknown error/i,
    code: '999',
    ways: ['Check the details'],
  },
];

test('each refusal of a practised set-up has its page, the words of the authority and a way out', async ({
  running: { page },
  authority,
}) => {
  test.setTimeout(120_000);
  await goToPractisedDoor(page, authority);
  for (const { choice, title, says, code, ways } of REFUSALS)
    await test.step(title, async () => {
      await chooseEnding(page, choice);
      await register(page);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText('The authority said:')).toBeVisible();
      await expect(page.getByText(says).first()).toBeVisible();
      await expect(page.getByText(`(code ${code})`)).toBeVisible();
      await expect(page.getByText('P00 000 000 1Z')).toBeVisible();
      for (const name of ways) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      await lookAt(page, `setup-refused-${code}`, authority);
      await press(page, 'Back');
      await expect(heading(page, READ_BACK)).toBeVisible();
    });
  await test.step('the key that is not here cannot be used, and the page says so', async () => {
    await chooseEnding(page, 'Registered before (902)');
    await register(page);
    await press(page, 'Use the stored key');
    await expect(page.getByText('There is no key of this device on this computer.')).toBeVisible();
    await lookAt(page, 'setup-no-stored-key', authority);
    await press(page, 'Type the key');
    await expect(heading(page, 'I already have a device key')).toBeVisible();
    await press(page, 'Back');
  });
  await test.step('the details are kept, and the usual answer ends the set-up', async () => {
    await expect(heading(page, 'Shop details')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveValue('PRACTICE-0001');
    await press(page, 'Next');
    await chooseEnding(page, 'As usual');
    await register(page);
    await expect(heading(page, 'Is this your shop?')).toBeVisible();
  });
  await test.step('a shop that is not ours stops, and can be taken back', async () => {
    await press(page, 'No, stop');
    await expect(heading(page, 'This is not your shop: stopped')).toBeVisible();
    await expect(page.getByText('timsupport@kra.go.ke')).toBeVisible();
    await lookAt(page, 'setup-not-ours', authority);
    await press(page, 'It is right after all');
    await expect(heading(page, 'Who works here?')).toBeVisible();
  });
});

test('no answer, and an answer without a key, are never called failures and never repeated by themselves', async ({
  running: { page },
  authority,
}) => {
  test.setTimeout(120_000);
  await goToPractisedDoor(page, authority);
  await test.step('no answer: what to do now stands there, asking again behind a typed confirmation', async () => {
    await letRegistrationsEnd(page, 'no-answer');
    await register(page);
    await expect(heading(page, 'No answer came back')).toBeVisible();
    await expect(page.getByText(/may already be registered/).first()).toBeVisible();
    await expect(page.getByText('What to do now')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/fail/i);
    await expect(page.getByRole('button', { name: 'Ask with a new device' })).toBeHidden();
    await lookAt(page, 'setup-no-answer', authority);
  });
  await test.step('whoever finishes later works on, and Home leads back here', async () => {
    await press(page, 'Finish later');
    await expect(page.getByText('Asked to be registered, but no answer came.')).toBeVisible();
    await goTo(page, 7);
    await expect(page.getByText('What to do now')).toBeVisible();
    await lookAt(page, 'settings-sent-no-answer', authority);
    await goTo(page, 1);
    await press(page, 'Set up this computer');
    await expect(heading(page, 'No answer came back')).toBeVisible();
  });
  await test.step('a slip of the hand asks nothing; the typed serial number asks once', async () => {
    await letRegistrationsEnd(page, 'no-key');
    await page.getByText('Ask with a new device').first().click();
    const box = page.getByRole('textbox', { name: /^Type PRACTICE-0002/ });
    await box.fill('yes');
    await press(page, 'Ask with a new device');
    await expect(page.getByText('This is not PRACTICE-0002. Nothing was done.')).toBeVisible();
    await lookAt(page, 'setup-ask-once-more', authority);
    await box.fill('PRACTICE-0002');
    await press(page, 'Ask with a new device');
  });
  await test.step('accepted, but no key came: nothing to wait for, and a key can be typed', async () => {
    await expect(heading(page, 'Accepted, but no key came')).toBeVisible();
    await expect(page.getByText('Wait a little and check the line.')).toHaveCount(0);
    await lookAt(page, 'setup-no-key', authority);
    await press(page, 'I have a key');
    await page.getByRole('textbox', { name: 'Device key' }).fill('0123456789abcdef0123456789abcdef');
    await press(page, 'Keep this key');
    await expect(heading(page, 'Who works here?')).toBeVisible();
  });
});

test('an answer for another branch is taken over only by a typed decision, as the shop that it names', async ({
  running: { page },
  authority,
}) => {
  await authority.practice.change({ initialisedBranch: '07' });
  await beginWith(page, authority);
  await goToDetails(page);
  await fillDetails(page, PAPERS);
  await press(page, 'Next');
  await register(page);
  await expect(heading(page, 'The answer is for another shop')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Branch 00 (≠ )?07/ })).toBeVisible();
  await lookAt(page, 'setup-other-shop', authority);
  await test.step('nothing is taken over by leaving and coming back', async () => {
    await press(page, 'Finish later');
    await expect(page.getByText('The answer was for another shop. Its key is sealed.')).toBeVisible();
    await goTo(page, 7);
    await expect(page.getByText('The shop in the answer')).toBeVisible();
    await lookAt(page, 'settings-answered-other', authority);
    await page.reload();
    await expect(heading(page, 'The answer is for another shop')).toBeVisible();
  });
  await page.getByRole('textbox', { name: /^Type the PIN of the answer/ }).fill(PAPERS.pin);
  await press(page, 'Take it over as this shop');
  await expect(heading(page, 'Is this your shop?')).toBeVisible();
  await press(page, 'Yes, this is right');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Amina Odhiambo');
  await press(page, 'Next');
  await press(page, 'Go to Home');
  await expect(page.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
  await expect(page.getByRole('button', { name: /Branch 07/ })).toBeVisible();
  await test.step('and its key works: the lists can be asked for', async () => {
    const report = await call(page, 'codes', 'refresh', { everything: true });
    expect(report.is).not.toBe('failed');
    expect(authority.arrived('selectCodeList').at(-1)?.headers['bhfid']).toBe('07');
  });
  expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(1);
});

test('without the line everything can be prepared, and the door says that it needs it', async ({
  running: { page },
  authority,
}) => {
  await authority.stop();
  await beginWith(page, authority);
  await press(page, 'Set up this shop');
  await expect(page.getByText(/The authority does not answer just now/)).toBeVisible();
  await lookAt(page, 'setup-checks-no-line', authority);
  await press(page, 'Go on and try later');
  await fillDetails(page, PAPERS);
  await press(page, 'Next');
  await expect(page.getByText('Registering needs the line')).toBeVisible();
  await register(page);
  await expect(page.getByText(/Nothing was sent/).first()).toBeVisible();
  await lookAt(page, 'setup-read-back-no-line', authority);
  await test.step('the program can be used meanwhile, and the set-up is where it was', async () => {
    await press(page, 'Finish later');
    await expect(page.getByText('This computer is not set up yet')).toBeVisible();
    await goTo(page, 7);
    await expect(page.getByText('This computer is not registered yet')).toBeVisible();
    await lookAt(page, 'settings-not-set-up', authority);
    await goTo(page, 1);
    await press(page, 'Set up this computer');
    await expect(heading(page, /Shop details|Read this back/)).toBeVisible();
  });
});

async function chooseEnding(page: Page, choice: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Make something go wrong' });
  await menu.click();
  await page.getByRole('combobox', { name: 'How registrations end' }).selectOption(choice);
  await page.keyboard.press('Escape');
}
