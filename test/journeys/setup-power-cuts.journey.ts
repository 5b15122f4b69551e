import { communicationKey } from '../../electron/practice/device-facts.ts';
import { expect } from './fixtures.ts';
import {
  beginWith,
  fillDetails,
  goToDetails,
  heading,
  isKept,
  PAPERS,
  powerCut,
  press,
  register,
  test,
} from './setup-deeds.ts';

test('the power goes on every page: the set-up opens where it was, with what was typed', async ({
  running,
  authority,
}) => {
  test.setTimeout(120_000);
  let { page } = running;
  const cutAt = async (kept: Parameters<typeof isKept>[1], title: string): Promise<void> => {
    await isKept(page, kept);
    page = await powerCut(running);
    await expect(heading(page, title)).toBeVisible();
  };
  await beginWith(page, authority);
  await press(page, 'Set up this shop');
  await cutAt({ page: 'checks' }, 'Is this computer ready?');
  await page.getByRole('button', { name: /^(Next|Go on without waiting)$/, disabled: false }).click();
  await fillDetails(page, PAPERS);
  await cutAt({ page: 'details', ...PAPERS }, 'Shop details');
  await expect(page.getByRole('textbox', { name: 'Taxpayer PIN' })).toHaveValue(PAPERS.pin);
  await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue(PAPERS.branchId);
  await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveValue(PAPERS.serialNumber);
  await press(page, 'Next');
  await cutAt({ page: 'read-back' }, 'Read this back, then register');
  await expect(page.getByText('A01 234 567 8B')).toBeVisible();
  expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(0);
  await register(page);
  await expect(heading(page, 'Is this your shop?')).toBeVisible();
  await cutAt({ page: 'your-shop' }, 'Is this your shop?');
  await press(page, 'Yes, this is right');
  await cutAt({ page: 'operator' }, 'Who works here?');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Amina Odhiambo');
  await press(page, 'Next');
  await cutAt({ page: 'hand-over' }, 'Key backup and hand-over');
  await press(page, 'Go to Home');
  await expect(page.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
  expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(1);
});

test('the power goes on the ways that bring a key or a backup, and a typed key is not kept for it', async ({
  running,
  authority,
}) => {
  let { page } = running;
  await press(page, 'I already have a device key');
  await press(page, 'Use a key backup');
  await isKept(page, { page: 'transfer-file' });
  page = await powerCut(running);
  await expect(heading(page, 'Bring the device from a key backup')).toBeVisible();
  await press(page, 'Back');
  await press(page, 'Bring back a backup');
  await isKept(page, { page: 'backup' });
  page = await powerCut(running);
  await expect(heading(page, 'Bring back a backup')).toBeVisible();
  await beginWith(page, authority, { page: 'details', path: 'have-key', ...PAPERS });
  await press(page, 'Next');
  const key = page.getByRole('textbox', { name: 'Device key' });
  await key.fill('0123456789abcdef0123456789abcdef');
  await isKept(page, { page: 'key' });
  page = await powerCut(running);
  await expect(heading(page, 'I already have a device key')).toBeVisible();
  await expect(page.getByText('A01 234 567 8B')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Device key' })).toHaveValue('');
});

test('the power goes while the request is on its way: it reopens as no answer, and nothing is asked again by itself', async ({
  running,
  authority,
}) => {
  test.setTimeout(90_000);
  const asked = (): number => authority.arrived('selectInitOsdcInfo').length;
  await authority.practice.change({ delayMs: 60_000 });
  await beginWith(running.page, authority);
  await goToDetails(running.page);
  await fillDetails(running.page, PAPERS);
  await press(running.page, 'Next');
  await register(running.page);
  await expect(heading(running.page, 'Registering this computer')).toBeVisible();
  await expect(running.page.getByText('Do not close the program now.')).toBeVisible();
  await expect.poll(asked).toBe(1);
  await running.kill();
  await authority.practice.change({ delayMs: 0 });
  const page = await running.restart();
  await test.step('it says what is known, with the values to ask the authority about', async () => {
    await expect(heading(page, 'No answer came back')).toBeVisible();
    await expect(page.getByText('A01 234 567 8B').first()).toBeVisible();
    await expect(page.getByText(PAPERS.serialNumber).first()).toBeVisible();
  });
  await test.step('another start and some time later still nobody has asked again', async () => {
    const again = await running.restart();
    await expect(heading(again, 'No answer came back')).toBeVisible();
    await again.waitForTimeout(3_000);
    expect(asked()).toBe(1);
  });
  await test.step('with the key from the authority the shop works', async () => {
    const { page: now } = running;
    await press(now, 'I have a key');
    const device = { tin: PAPERS.pin, bhfId: PAPERS.branchId, dvcSrlNo: PAPERS.serialNumber };
    const key = communicationKey(authority.practice.state().seed, device);
    await now.getByRole('textbox', { name: 'Device key' }).fill(key);
    await press(now, 'Keep this key');
    await now.getByRole('textbox', { name: 'Your name' }).fill('Amina Odhiambo');
    await press(now, 'Next');
    await press(now, 'Check that it works');
    await expect(now.getByRole('list', { name: 'Steps of the check' })).toBeVisible();
    await expect(now.getByText(/does not work|do not work/)).toHaveCount(0);
    await press(now, 'Go to Home');
    await expect(now.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
  });
  expect(asked()).toBe(1);
});
