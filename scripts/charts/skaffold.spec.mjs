// skaffold itself cannot be had everywhere: its file is checked against its schema, and what it names must exist.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { inRoot } from '../start/paths.mjs';
import { processes } from '../start/processes.mjs';

const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8');
const file = parse(read('skaffold.yaml'));
const values = JSON.parse(read('deploy/charts/dossier/values.schema.json'));
const [release] = file.deploy.helm.releases;

test('skaffold.yaml is in the form that skaffold says', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  const isValid = ajv.compile(JSON.parse(read('deploy/schemas/skaffold-v4beta13.json')));
  assert.deepEqual([isValid(file), isValid.errors], [true, null]);
  assert.equal(isValid({ ...file, build: { artefacts: [] } }), false);
});

test('every image is one that the chart asks for, of a part that exists', () => {
  const images = file.build.artifacts.map((/** @type {any} */ { image }) => image);
  assert.deepEqual(images, [...processes.map(({ name }) => `dossier/${name}`), 'dossier/jobs']);
  for (const { docker } of file.build.artifacts) {
    assert.ok(existsSync(inRoot(docker.dockerfile)));
    assert.ok(docker.buildArgs.PART === 'jobs' || existsSync(inRoot(docker.buildArgs.PART, 'package.json')));
  }
});

test('the chart, its files and every value that is set exist', () => {
  for (const path of [release.chartPath, ...release.valuesFiles]) assert.ok(existsSync(inRoot(path)), path);
  for (const name of [...Object.keys(release.setValues), ...Object.keys(release.setValueTemplates)]) {
    let schema = values;
    for (const part of name.split('.')) {
      schema = schema.properties?.[part] ?? schema.additionalProperties;
      if (schema?.$ref) schema = values.definitions[schema.$ref.split('/').at(-1)];
      assert.equal(typeof schema, 'object', name);
    }
  }
});
