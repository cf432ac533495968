{{- /* One flow out of a pod: `to` are peers of a NetworkPolicy; none of them means anywhere. */}}
{{- define "service.flow" -}}
- ports: {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
  {{- end }}
  {{- with .to }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "service.dns" -}}
- ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
  to:
    - namespaceSelector: {}
      podSelector:
        matchLabels: { k8s-app: kube-dns }
{{- end }}

{{- /*
What a process may reach, and who may reach it; all else is denied. Where it goes follows from the settings that its code
reads: MONGO_URL is a flow to MongoDB, and so on.
*/}}
{{- define "service.network" -}}
{{- if .root.Values.network.policies -}}
{{- $reads := .facts.settings -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    - ports:
        - { protocol: TCP, port: 9300 }
      from: {{- toYaml .root.Values.network.metricsFrom | nindent 8 }}
    {{- if eq .name "gateway" }}
    - ports:
        - { protocol: TCP, port: 8080 }
      {{- with .root.Values.network.gatewayFrom }}
      from: {{- toYaml . | nindent 8 }}
      {{- end }}
    {{- end }}
  egress:
    {{- include "service.dns" . | nindent 4 }}
    {{- range $variable, $server := dict "NATS_URL" "nats" "MONGO_URL" "mongodb" "S3_ENDPOINT" "s3" }}
    {{- if has $variable $reads }}
    {{- include "service.flow" (include "dossier.server" (dict "root" $.root "name" $server) | fromJson) | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- if and (has "SMTP_URL" $reads) .root.Values.smtp.existingSecret }}
    {{- include "service.flow" .root.Values.smtp | nindent 4 }}
    {{- end }}
    {{- if .service.internet }}
    {{- include "service.flow" .root.Values.network.internet | nindent 4 }}
    {{- end }}
{{- end }}
{{- end }}
