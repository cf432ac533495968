// Who may import whom. docs/architecture.md draws it; scripts/lint/boundaries.mjs runs it and checks that modules were seen.
const pure = '(?:records|rules|texts|translations|permissions|failures|documents|ownership|requirements|due-diligence)';
/** The browser's parts, from the bottom up. */
const web = [
  'lib',
  'components',
  'credits',
  'file',
  'record',
  'screening',
  'documents',
  'comparison',
  'due-diligence',
  'features',
  'app',
];

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circle',
      'Two modules that need each other are one.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('resolvable', 'An import leads nowhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    forbid('proto-knows-nobody', 'proto is the bottom.', { path: '^proto/' }, { path: '^(services|gateway|web)/' }),
    forbid(
      'kit-knows-proto',
      'The kit knows only proto.',
      { path: '^services/kit/' },
      { path: '^(services/(?!kit/)|gateway/|web/)' },
    ),
    forbid(
      'services-apart',
      'A service talks to another one over NATS.',
      { path: '^services/(?!kit/)([^/]+)/' },
      { path: '^(services/(?!kit/|$1/)|gateway/|web/)' },
    ),
    forbid(
      'gateway-apart',
      'The gateway talks to services over NATS.',
      { path: '^gateway/' },
      { path: '^(services/(?!kit/)|web/)' },
    ),
    forbid(
      'web-sees-pure-proto',
      'Calls and events carry server decorators.',
      { path: '^web/' },
      { path: `^(services|gateway)/|^proto/(?!src/${pure}(?:/|\\.))` },
    ),
    forbid(
      'pure-stays-pure',
      'What the browser shares must run there.',
      { path: `^proto/src/${pure}(?:/|\\.)`, pathNot: '\\.spec\\.ts$' },
      {
        path: `^(proto/src/(?!${pure}(?:/|\\.))|node_modules/(@nestjs|class-validator|class-transformer|reflect-metadata)/)`,
      },
    ),
    forbid(
      'pure-without-node',
      'What the browser shares must run there.',
      { path: `^proto/src/${pure}(?:/|\\.)`, pathNot: '\\.spec\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    ...web
      .slice(0, -1)
      .map((part, at) =>
        forbid(
          `web-${part}`,
          'What features share stands in one order; each part knows only those before it.',
          { path: `^web/src/${part}/` },
          { path: `^web/src/(${web.slice(at + 1).join('|')})/` },
        ),
      ),
    forbid(
      'features-apart',
      'A feature never imports a feature.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/(?!$1/)[^/]+/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|e2e)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'scripts/lint/tsconfig.boundaries.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
