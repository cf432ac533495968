import type {
  MatchedFlag,
  MatchedNote,
  MatchedPerson,
  ScoreExplanation,
  ScreeningMatch,
} from '@dossier/proto/calls/screening-result';
import type { Phrase, Unsaid } from '@dossier/proto/texts/phrase';
import { screeningAnswers } from '@dossier/proto/texts/screening';
import type { Explanation } from '../engine/score/explain.js';
import type { Card } from '../lists/card.js';
import type { PartialDate } from '../lists/entry.js';
import type { ProviderHit } from '../providers/provider.js';
import { nameParts } from './name-parts.js';

/** Some cards name a hundred aliases and addresses; what is beyond this says nothing new. */
const MOST = 60;
const LONGEST_NOTE = 4_000;

/** A hit as it is stored; only the own engine explains its score. */
export const matchOf = ({ card, score, isAlert, explanation }: ProviderHit): Unsaid<ScreeningMatch> => ({
  id: card.id,
  score: round(score),
  is_alert: isAlert,
  ...cardView(card),
  ...(explanation && { explanation: explanationView(explanation) }),
});

/** What the lists say of one person or organisation, in the shape of a match. */
export const cardView = (card: Card): Unsaid<Omit<ScreeningMatch, 'id' | 'score' | 'is_alert' | 'explanation'>> => ({
  person: personView(card),
  addresses: card.addresses.slice(0, MOST),
  sanctions: card.sanctions.slice(0, MOST).map((sanction) => ({
    body: sanction.body,
    current: sanction.current,
    country: sanction.country,
    list: sanction.list,
    entry_id: sanction.entryId,
    programmes: sanction.programmes,
    ...(sanction.listedOn && { listed_on: sanction.listedOn }),
  })),
  notes: notesOf(card),
  flags: flagsOf(card),
  articles: [],
});

function personView(card: Card): Unsaid<MatchedPerson> {
  const years = [...new Set(card.datesOfBirth.map(yearsOf))].sort();
  return {
    name: card.caption,
    ...(card.type === 'person' && nameParts(card.caption)),
    ...(years.length > 0 && { year_of_birth: years.join(', ') }),
    type: card.type,
    names: card.names.slice(0, MOST).map(({ text, kind, strength }) => ({ text, kind, is_weak: strength === 'weak' })),
    dates_of_birth: card.datesOfBirth.map(dateText),
    places_of_birth: card.placesOfBirth,
    nationalities: card.nationalities,
    positions: card.positions.slice(0, MOST),
    ...(card.gender && { gender: card.gender }),
    identifiers: card.identifiers.slice(0, MOST),
  };
}

const year = (date: string): string => date.slice(0, 4);
const yearsOf = ({ from, to }: PartialDate): string =>
  year(from) === year(to) ? year(from) : `${year(from)}-${year(to)}`;
function dateText({ from, to, circa }: PartialDate): string | Phrase {
  const date = from === to ? from : `${from} – ${to}`;
  return circa ? screeningAnswers.circa(date) : date;
}

/** The same remark of several lists is given once, with all of them as its source. */
function notesOf({ remarks }: Card): MatchedNote[] {
  const sources = new Map<string, string[]>();
  for (const { text, source } of remarks) sources.set(text, [...(sources.get(text) ?? []), source]);
  return [...sources]
    .slice(0, MOST)
    .map(([text, lists]) => ({ text: text.slice(0, LONGEST_NOTE), source: lists.join(', ') }));
}

/** What the lists call the subject besides sanctioned: office holders, their relatives, the wanted. */
const flagsOf = ({ topics, positions }: Card): Unsaid<MatchedFlag>[] =>
  topics
    .filter((topic) => topic !== 'sanction')
    .map((topic) => {
      const report = (screeningAnswers.topics as Record<string, Phrase>)[topic] ?? screeningAnswers.otherTopic(topic);
      const offices = topic === 'role.pep' ? positions.slice(0, 5).join('; ') : '';
      return {
        type: topic,
        found: true,
        report: offices ? screeningAnswers.topicWithOffices(report, offices) : report,
      };
    });

const explanationView = (explained: Explanation): ScoreExplanation => ({
  matched_name: explained.matchedName,
  is_weak_alias: explained.isWeakAlias,
  is_held_back: explained.isHeldBack,
  name_score: explained.nameScore,
  score: explained.score,
  threshold: explained.threshold,
  parts: explained.parts,
  evidence: explained.evidence,
});

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
