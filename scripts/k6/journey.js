// What people do all day: sign in, look through the clients, open one, save a change, have it approved, upload a document, screen a
// person. Run by scripts/k6/main.mjs, which prepares PEOPLE and names KIND.
import { sleep } from 'k6';
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import { Person } from './person.js';
import { optionsOf, shapeOf } from './shapes.js';
import { page, text } from './summary.js';

const kind = __ENV.KIND;
const { pause } = shapeOf(kind);
const [prepared] = new SharedArray('people', () => [JSON.parse(open(__ENV.PEOPLE))]);
const passport = open('./passport.pdf');

export const options = optionsOf(kind);

/** One for each of the people at once. */
let maker;
let checker;

export default function () {
  const pair = prepared.pairs[(exec.vu.idInTest - 1) % prepared.pairs.length];
  maker ??= new Person(pair.maker);
  checker ??= new Person(pair.checker);
  const isIn = maker.signIn() && checker.signIn();
  sleep(pause);
  if (!isIn) return;
  maker.ask('list', 'POST', 'companies/list?page=1&search=Load', {});
  sleep(pause);
  maker.ask('open', 'GET', `get-kyc-files-info_2?company_id=${pair.client}`);
  sleep(pause);
  save(pair.client);
  sleep(pause);
  if (exec.vu.iterationInScenario % 5 === 0) upload(pair);
  if (prepared.screens) screen(pair.client);
  sleep(pause);
}

function save(company_id) {
  const fields = { activity: `Trade ${exec.vu.idInTest}-${exec.vu.iterationInScenario}` };
  const changes = [{ kind: 'company', id: company_id, fields }];
  const answer = maker.ask('save', 'POST', 'kyc/save-values', { company_id, changes });
  if (answer.status !== 200) return;
  sleep(pause);
  for (const id of answer.json('changes')) checker.approve(id);
}

function upload({ holder, owner }) {
  const fields = { company_id: holder, documentType: 'passport_file', ubo_related: owner };
  const answer = maker.upload('upload', 'upload-kyc-file', fields, passport);
  if (answer.status !== 200) return;
  for (const id of answer.json('changes')) checker.approve(id);
}

const screen = (company_id) =>
  maker.ask('screen', 'POST', 'sanction-screening/create', {
    company_id,
    firstname: 'Maria',
    surname: `Martina ${exec.vu.iterationInScenario}`,
    dob: '1970-01-01',
    nationality: 'NL',
  });

export function handleSummary(data) {
  return { [__ENV.REPORT]: page(kind, data), stdout: text(kind, data) };
}
