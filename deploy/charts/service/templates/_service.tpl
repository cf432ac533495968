{{- /* The gateway is asked over HTTP; the others are called over NATS, and only their health port has a Service, for metrics. */}}
{{- define "service.service" -}}
{{- $isGateway := eq .name "gateway" -}}
apiVersion: v1
kind: Service
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  {{- if $isGateway }}
  type: {{ .root.Values.exposed.serviceType }}
  {{- else }}
  clusterIP: None
  {{- end }}
  selector: {{- include "service.selector" . | nindent 4 }}
  ports:
    {{- if $isGateway }}
    - name: http
      port: 80
      targetPort: http
      {{- if and (eq .root.Values.exposed.serviceType "NodePort") .root.Values.exposed.nodePort }}
      nodePort: {{ .root.Values.exposed.nodePort }}
      {{- end }}
    {{- end }}
    - name: health
      port: 9300
      targetPort: health
{{- if .root.Values.metrics.serviceMonitor.enabled }}
---
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata:
  {{- include "service.metadata" . | nindent 2 }}
    {{- with .root.Values.metrics.serviceMonitor.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  endpoints:
    - port: health
      path: /metrics
      interval: {{ .root.Values.metrics.serviceMonitor.interval }}
{{- end }}
{{- end }}
