import { EVIDENCE_KINDS, type EvidenceKind } from '../rules/score-lines.js';
import { Decimal, Flag, List, Nested, OneOf, Text, Whole } from './fields.js';

/** Classes of the result of a screening, as `data` and inside the stored response. */
export class MatchedName {
  @Text() text: string;
  @OneOf(['primary', 'alias', 'former', 'original-script']) kind: string;
  @Flag({ description: 'The list itself calls this alias weak' }) is_weak: boolean;
}

export class MatchedIdentifier {
  @Text() type: string;
  @Text() value: string;
  @Text({ optional: true }) country?: string;
}

export class MatchedPerson {
  @Text() name: string;
  @Text({ optional: true }) firstname?: string;
  @Text({ optional: true }) surname?: string;
  @Text({ optional: true, description: 'Years as the lists give them, such as 1961 or 1960-1962' })
  year_of_birth?: string;
  @Text() type: string;
  @List(() => MatchedName) names: MatchedName[];
  @List(() => String, { description: 'Days, months or years as the lists give them' }) dates_of_birth: string[];
  @List(() => String) places_of_birth: string[];
  @List(() => String, { description: 'ISO 3166 alpha-2' }) nationalities: string[];
  @List(() => String) positions: string[];
  @Text({ optional: true }) gender?: string;
  @List(() => MatchedIdentifier) identifiers: MatchedIdentifier[];
}

export class MatchedAddress {
  @Text() text: string;
  @Text({ optional: true }) country?: string;
}

export class MatchedSanction {
  @Text({ description: 'Who imposed it' }) body: string;
  @Flag({ description: 'False once the entry has left its list' }) current: boolean;
  @Text() country: string;
  @Text() list: string;
  @Text({ description: "The entry's id within its list" }) entry_id: string;
  @List(() => String) programmes: string[];
  @Text({ optional: true }) listed_on?: string;
}

export class MatchedNote {
  @Text({ max: 20_000 }) text: string;
  @Text() source: string;
}

export class MatchedFlag {
  @Text() type: string;
  @Flag() found: boolean;
  @Text() report: string;
}

export class ArticleSnippet {
  @Text() title: string;
  @Text() text: string;
  @List(() => String) terms: string[];
}

export class MatchedArticle {
  @Text() url: string;
  @List(() => ArticleSnippet) snippets: ArticleSnippet[];
}

export class ExplainedPart {
  @Text() asked: string;
  @Text() listed: string;
  @Text() kind: string;
  @Text() how: string;
  @Decimal() similarity: number;
  @Decimal() weight: number;
}

export class ExplainedEvidence {
  @OneOf(EVIDENCE_KINDS) kind: EvidenceKind;
  @Text() outcome: string;
  @Decimal({ description: 'What it added to the score, or took from it' }) points: number;
  @List(() => String, { optional: true }) listed?: string[];
  @Whole({ optional: true, description: 'Of a birth date: years from the nearest listed one' }) years?: number;
  @Whole({ optional: true, description: 'Of a common name: the listed subjects it fits' }) count?: number;
}

/** Why a match scored what it did. */
export class ScoreExplanation {
  @Text({ description: 'The listed name that fits best' }) matched_name: string;
  @Flag() is_weak_alias: boolean;
  @Flag({ description: 'A weak alias that fits in part raises no alarm: the score was held below the threshold' })
  is_held_back: boolean;
  @Decimal() name_score: number;
  @Decimal() score: number;
  @Decimal() threshold: number;
  @List(() => ExplainedPart) parts: ExplainedPart[];
  @List(() => ExplainedEvidence) evidence: ExplainedEvidence[];
}

export class ScreeningMatch {
  @Text({ description: 'Stable over refreshes of the lists' }) id: string;
  @Decimal({ min: 0, max: 1 }) score: number;
  @Flag({ description: 'The score reaches the working threshold' }) is_alert: boolean;
  @Nested(() => MatchedPerson) person: MatchedPerson;
  @List(() => MatchedAddress) addresses: MatchedAddress[];
  @List(() => MatchedSanction) sanctions: MatchedSanction[];
  @List(() => MatchedNote) notes: MatchedNote[];
  @List(() => MatchedFlag) flags: MatchedFlag[];
  @List(() => MatchedArticle) articles: MatchedArticle[];
  @Nested(() => ScoreExplanation, { optional: true }) explanation?: ScoreExplanation;
}

export class SearchedList {
  @Text() source: string;
  @Text() title: string;
  @Whole({ optional: true, description: 'Absent where another provider does not state it' }) version?: number;
  @Whole({ optional: true }) entries?: number;
  @Text({ optional: true, description: 'When this version was fetched' }) fetched_at?: string;
  @Flag({ optional: true, description: 'Invented names that come with the product, in the absence of any list' })
  is_sample?: boolean;
}

export class SearchedWith {
  @Text({ description: 'local, yente, watchman or http' }) provider: string;
  @Text() engine_version: string;
  @Text({ optional: true, description: 'The provider that failed before the own engine took over' })
  fallback_from?: string;
  @Text({ optional: true }) fallback_reason?: string;
}

export class ScreeningData {
  @List(() => ScreeningMatch) result: ScreeningMatch[];
  @Text() message: string;
  @Nested(() => SearchedWith) searched_with: SearchedWith;
  @List(() => SearchedList) lists: SearchedList[];
  @Flag({ optional: true, description: 'More matches were found than an answer carries' }) is_shortened?: boolean;
}

export class GeneralRequest {
  @Text({ optional: true }) type?: string;
  @Text({ optional: true }) firstname?: string;
  @Text({ optional: true }) surname?: string;
  @Text({ optional: true }) name?: string;
  @Text({ optional: true, description: 'YYYY-MM-DD' }) dob?: string;
  @Text({ optional: true }) nationality?: string;
}

export class RequestEcho {
  @Nested(() => GeneralRequest) general: GeneralRequest;
}

/** What a screening answers, and what its stored response holds as text. */
export class ScreeningAnswer {
  @Nested(() => ScreeningData) data: ScreeningData;
  @Nested(() => RequestEcho) request: RequestEcho;
  @Text() search_id: string;
  @Text() message: string;
}
