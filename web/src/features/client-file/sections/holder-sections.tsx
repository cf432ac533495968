import { display } from '@dossier/proto/records/display';
import { useFileScope } from '@/file/file-scope';
import { nameBehind } from '@/file/name-behind';
import { effectiveValues } from '@/file/record';
import { childrenOf } from '@/file/tree';
import { RecordForm } from '@/record/form/record-form';
import { AddButton } from '../add/add-button';
import { StructureChart } from '../ownership/structure-chart';
import { kyc, text } from '../texts';
import { EntityPart } from './entity-part';
import { NodeList } from './node-list';
import { type NodeProps, NodeSection } from './node-section';
import { PersonSection } from './person-section';
import { SharesBar } from './shares-bar';
import { SubSection } from './sub-section';

const noteOf = ({ kind, ...record }: NodeProps['record'], ...names: string[]): string => {
  const values = effectiveValues({ kind, ...record });
  return names
    .map((name) => display(kind, name, values[name]))
    .filter(Boolean)
    .join(', ');
};

/** A holding: an individual one lists its UBOs, a corporate one its company and its managing directors. */
export function ShareholderSection({ record, ...card }: NodeProps) {
  const { records } = useFileScope();
  const Behind = effectiveValues(record).shareholder_type === 'entity' ? CorporateHolder : IndividualHolder;
  return (
    <NodeSection
      record={record}
      name={nameBehind(record, records)}
      note={noteOf(record, 'shareholder_type', 'percentage_held')}
      {...card}
    >
      <RecordForm record={record} />
      <Behind record={record} />
    </NodeSection>
  );
}

function IndividualHolder({ record }: NodeProps) {
  const ubos = childrenOf(record, 'ubo', useFileScope().records);
  return (
    <SubSection
      title={kyc.sections.ubos}
      empty={text.shareholders.noUbo}
      count={ubos.length}
      action={<AddButton kind="ubo" parent={record} label={kyc.actions.addUbo} />}
    >
      <NodeList records={ubos} node={PersonSection} level={3} />
    </SubSection>
  );
}

function CorporateHolder({ record }: NodeProps) {
  const { records } = useFileScope();
  const directors = childrenOf(record, 'md', records);
  return (
    <>
      <Company record={record} />
      <StructureChart record={record} />
      <SubSection
        title={kyc.sections.managingDirectors}
        empty={text.shareholders.noManagingDirector}
        count={directors.length}
        action={<AddButton kind="md" parent={record} label={kyc.actions.addManagingDirector} />}
      >
        <NodeList records={directors} node={MdSection} level={3} />
      </SubSection>
    </>
  );
}

/** The legal entity behind a holding or an office. */
function Company({ record }: NodeProps) {
  const entities = childrenOf(record, 'entity', useFileScope().records);
  const [only, ...others] = entities;
  // It comes with the record above; what is added or removed by itself says so on a card of its own.
  const comesAlong = only && !only.remove && (!only.add || record.add);
  if (comesAlong && others.length === 0) return <EntityPart record={only} />;
  return entities.length > 0 && <NodeList records={entities} node={PersonSection} level={3} />;
}

/** An office: of a person, or of a legal entity with its officials and its larger shareholders. */
export function MdSection({ record, ...card }: NodeProps) {
  const { records } = useFileScope();
  const corporate = effectiveValues(record).entity_type === 'entity';
  return (
    <NodeSection
      record={record}
      name={nameBehind(record, records)}
      note={noteOf(record, 'entity_type', 'location_type')}
      {...card}
    >
      <RecordForm record={record} />
      {corporate && <Company record={record} />}
      {corporate && <StructureChart record={record} />}
      <Officials record={record} title={corporate ? kyc.sections.officials : kyc.sections.managingBoard} />
      {corporate && <NotableShareholders record={record} />}
    </NodeSection>
  );
}

function Officials({ record, title }: NodeProps & { title: string }) {
  const officials = childrenOf(record, 'person', useFileScope().records);
  return (
    <SubSection
      title={title}
      empty={text.managingDirectors.noOfficial}
      count={officials.length}
      action={<AddButton kind="person" parent={record} label={kyc.actions.addOfficial} />}
    >
      <NodeList records={officials} node={PersonSection} level={3} />
    </SubSection>
  );
}

function NotableShareholders({ record }: NodeProps) {
  const holders = childrenOf(record, 'shareholder', useFileScope().records);
  return (
    <SubSection
      title={kyc.sections.notableShareholders}
      empty={text.managingDirectors.noShareholder}
      count={holders.length}
      head={<SharesBar holders={holders} />}
      action={<AddButton kind="shareholder" parent={record} label={kyc.actions.addShareholder} />}
    >
      <NodeList records={holders} node={ShareholderSection} level={3} />
    </SubSection>
  );
}
