import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { theme, variables } from './src/app/theme/theme.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

/** The policy the gateway sends with the built application; `vite preview` sends it too. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Mantine would write the theme into a style element at run time, which the policy forbids: here it is a style sheet. */
function themeVariables(): Plugin {
  const id = 'virtual:theme.css';
  return {
    name: 'theme-variables',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      const merged = mergeMantineTheme(DEFAULT_THEME, theme);
      return convertCssVariables(defaultCssVariablesResolver(merged)) + convertCssVariables(variables(merged));
    },
  };
}

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const pdfjsVersion = (JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8')) as { version: string }).version;
/** Character maps, fonts and colour profiles; of the decoders those in plain JavaScript: the policy allows no wasm. */
const pdfjsFiles = (
  [
    ['cmaps', '.bcmap'],
    ['standard_fonts', '.pfb'],
    ['standard_fonts', '.ttf'],
    ['iccs', '.icc'],
    ['wasm', '_nowasm_fallback.js'],
  ] as const
).flatMap(([folder, end]) =>
  readdirSync(join(pdfjs, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`),
);

/** Puts what pdf.js reads beside its code into the build; see documents/viewer/pdf-document.ts. */
function pdfjsAssets(): Plugin {
  const base = `/assets/pdfjs-${pdfjsVersion}/`;
  return {
    name: 'pdfjs-assets',
    generateBundle() {
      for (const file of pdfjsFiles)
        this.emitFile({ type: 'asset', fileName: `${base.slice(1)}${file}`, source: readFileSync(join(pdfjs, file)) });
    },
    configureServer({ middlewares }) {
      middlewares.use(base, ({ url = '' }, answer, next) => {
        const file = pdfjsFiles.find((each) => url === `/${each}`);
        if (file) answer.end(readFileSync(join(pdfjs, file)));
        else next();
      });
    },
  };
}

/** Small pieces of many screens; what brings large libraries (an editor, a calendar, forms) stays with the screens that show it. */
const SMALL = [
  /node_modules\/(@tanstack|@tabler|@mantine\/(hooks|core\/esm\/(core|utils)))\//,
  /web\/src\/lib\/(?!kept-form)/,
  /web\/src\/components\/(?!confirm|date-field|dialog|donut|file-drop|parse|rich-text|save-bar|search-select)/,
  /proto\/src\/(texts\/labels|rules\/(dates|email))/,
];

/** The first screen of a client file with its frame and its loader, without its dialogs; what only they need comes with them. */
const FIRST_SCREEN =
  /web\/src\/(features\/client-file\/(frame\/|dashboard\/(?!waivers\/(ask|withdraw)))|app\/guards\/load-client)/;

/**
 * What every screen needs is one file, the small things that most of them share another, what the screens of a client
 * file share a third, and its first screen a fourth: such a screen would else come in sixty. The rest stays with the screens
 * that need it.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'common', test: new RegExp(SMALL.map(({ source }) => source).join('|')), minShareCount: 4, priority: 2 },
  { name: 'file', test: /web\/src\/(file|record|documents)\//, minShareCount: 2, priority: 1 },
  { name: 'dashboard', test: FIRST_SCREEN, priority: 0 },
];

const application = { manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } };

/**
 * The pages of people who come by a link are a build of their own (`--mode visitor`, after the application's): files that both
 * shared would bring them what only the application needs.
 */
const VISITOR = 'visitor';
const ofVisitors = {
  manifest: `.vite/${VISITOR}.json`,
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: path('./visitor.html'),
    output: { codeSplitting: { groups: [{ name: VISITOR, tags: ['$initial' as const] }] } },
  },
};

/** As the gateway does. */
function pagesOfVisitors(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _, next) => {
    if (request.url?.startsWith('/fill-due-diligence')) request.url = '/visitor.html';
    next();
  };
  return {
    name: 'pages-of-visitors',
    configureServer: ({ middlewares }) => void middlewares.use(rewrite),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), themeVariables(), pagesOfVisitors(), ...(mode === VISITOR ? [] : [pdfjsAssets()])],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${path('./src')}/` },
      // Only what runs in a browser: calls and events carry server decorators.
      {
        find: /^@dossier\/proto\/((?:due-diligence|ownership|records|requirements|rules|texts|translations|permissions|documents|failures)(?:\/.*)?)$/,
        replacement: `${path('../proto/src')}/$1.ts`,
      },
    ],
  },
  server: { proxy: { '/api': gateway, '/bo': gateway } },
  preview: {
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
    proxy: { '/api': gateway, '/bo': gateway },
  },
  build: {
    target: 'es2024',
    sourcemap: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    ...(mode === VISITOR ? ofVisitors : application),
  },
}));
