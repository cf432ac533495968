import { expect, test } from '@jest/globals';

Object.assign(process.env, { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'nobody', S3_SECRET_KEY: 'nothing' });
const { openStorage } = await import('./storage.js');

test('a store that does not answer is unavailable, also at its first use', async () => {
  const storage = openStorage();
  for (const asked of [storage.prepare(), storage.get('key'), storage.mark('key'), storage.remove('key')])
    await expect(asked).rejects.toMatchObject({ wire: { code: 'system.unavailable' } });
});
