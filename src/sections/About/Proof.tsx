import { graphql } from 'gatsby';
import { Registrations } from '../../components/Registrations/Registrations';
import { useSiteData } from '../../site-data/useSiteData';

/** Lists the registrations and inspection companies from the settings. Renders nothing if there are none. */
export function Proof({ texts }: { texts: Queries.ProofTextsFragment }) {
  const { registrations, inspectionCompanies } = useSiteData().site;
  const isRegistered = registrations?.some(({ number }) => number);
  const hasInspectors = inspectionCompanies && inspectionCompanies.length > 0;
  if (!isRegistered && !hasInspectors) return null;
  return (
    <dl className="block-before split is-top">
      {isRegistered && (
        <div>
          <dt className="eyebrow">{texts.registrations}</dt>
          <dd>
            <Registrations />
          </dd>
        </div>
      )}
      {hasInspectors && (
        <div>
          <dt className="eyebrow">{texts.inspectionCompanies}</dt>
          <dd>{inspectionCompanies.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}

export const query = graphql`
  fragment ProofTexts on AboutSectionProof {
    registrations
    inspectionCompanies
  }
`;
