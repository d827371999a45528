import { graphql } from 'gatsby';
import { type CSSProperties, useId } from 'react';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { useInterpolate } from '../../ui/site/language';
import { VoyageChart } from './VoyageChart';

/** The voyages, and the details of each port. Opening one closes the others. */
export function PortChoice({ section }: { section: Queries.PortChoiceFragment }) {
  const interpolate = useInterpolate();
  const { heading, choiceHeading, labels, revised, stations, ports } = section;
  const group = { name: useId() };
  return (
    <Section heading={choiceHeading ?? heading}>
      <VoyageChart section={section} />
      <div className="lines mt-5">
        {ports.map((port, index) => (
          <details key={index} className="py-0" {...group} open={index === 0}>
            <summary className="cluster is-align-items-center py-2">
              <Icon name="chevron-down" />
              <h3 className="title is-6">
                {interpolate(labels.leg ?? '{to}', { from: stations.at(-1)?.name ?? '', to: port.name })}
              </h3>
            </summary>
            <dl style={{ '--label': '7.5rem' } as CSSProperties}>
              {(['via', 'mode', 'basis', 'documents'] as const).map((field) => {
                const value = port[field];
                if (!labels[field] || !value) return null;
                return (
                  <div key={field} className="pair py-2">
                    <dt className="has-text-weight-medium">{labels[field]}</dt>
                    <dd>
                      {typeof value === 'string' ? (
                        value
                      ) : (
                        <ul className="bullets">
                          {value.map((line, lineIndex) => (
                            <li key={lineIndex}>{line}</li>
                          ))}
                        </ul>
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
            {(port.code || port.coordinates) && (
              <p className="is-quiet pb-4">
                {port.code} <bdi>{port.coordinates}</bdi>
              </p>
            )}
          </details>
        ))}
      </div>
      {labels.revised && revised && (
        <p className="is-quiet mt-4">{interpolate(labels.revised, { date: revised })}</p>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment PortChoice on VoyagesSection {
    heading { ...SectionHeadingFields }
    choiceHeading { ...SectionHeadingFields }
    ...VoyageChart
    labels {
      leg
      via
      mode
      basis
      documents
      revised
    }
    revised
    stations { code }
    ports {
      code
      coordinates
      via
      mode
      basis
      documents
    }
  }
`;
