// Workspace packages are read from source, so a test run needs no build.
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2024',
        experimental: { keepImportAttributes: true },
        keepClassNames: true,
        parser: { syntax: 'typescript', decorators: true, tsx: false },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      },
      module: { type: 'es6' },
    },
  ],
};
const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@dossier/proto/(.*)$': '<rootDir>/proto/src/$1.ts',
    '^@/(.*)$': '<rootDir>/web/src/$1',
    '^@dossier/kit/(.*)$': '<rootDir>/services/kit/src/$1.ts',
  },
  modulePathIgnorePatterns: ['/dist/', '/.local/', '/.cache/'],
};
export default {
  projects: [
    { ...common, displayName: 'unit', testMatch: ['**/src/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts', '<rootDir>/test/support/declared.ts'],
    },
  ],
};
