import { describe, expect, it } from '@jest/globals';
import { baseUrl } from '../support/api.js';

const headersOf = async (path: string) => (await fetch(`${baseUrl()}${path}`)).headers;

describe('the headers of an answer', () => {
  it('I8: let a page load from this origin alone, and no script or style that stands in it', async () => {
    const policy = (await headersOf('/')).get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('I8: keep answers of calls out of every cache', async () => {
    expect((await headersOf('/api/v1/get-terms')).get('cache-control')).toBe('no-store');
  });

  it('are not those of the sources: nobody is shown a source map (examination 11)', async () => {
    const page = await (await fetch(`${baseUrl()}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    expect((await fetch(`${baseUrl()}${script}`)).status).toBe(200);
    for (const path of [`${script}.map`, '/.vite/manifest.json'])
      expect((await fetch(`${baseUrl()}${path}`)).status).toBe(404);
  });

  it('let the documentation of the calls style itself, and nothing more', async () => {
    const policy = (await headersOf('/api/v1/docs')).get('content-security-policy');
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("script-src 'self';");
    expect((await headersOf('/api/v1/docsomething')).get('content-security-policy')).not.toContain('unsafe-inline');
  });
});
