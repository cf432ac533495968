import { describe, expect, it } from '@jest/globals';
import { fetchOutside } from './outbound.js';

describe('an address that an administrator gave', () => {
  it.each([
    'http://login.example.com/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
  ])('is not fetched from our own machines: %s', async (url) => {
    await expect(fetchOutside(url)).rejects.toThrow(/host-refused|address-refused/);
  });
});
